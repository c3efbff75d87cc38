import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Lets a team play in two classes, with a row in each. SQLite cannot change a primary key, so its table is created again;
 * no other table refers to it.
 */
export async function keepTeamsByClass(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await sql`alter table team drop constraint team_primary`.execute(db)
    await sql`alter table team add constraint team_primary primary key (edition_key, category_id, id)`.execute(
      db,
    )
    await sql`drop index team_by_category_id`.execute(db)
    return
  }
  await sql`create table team_by_class (
    edition_key integer not null references edition ("key"),
    id text not null,
    position integer not null,
    category_id text not null,
    name text not null,
    club_id text,
    nation_code text,
    constraint team_primary primary key (edition_key, category_id, id),
    constraint team_category foreign key (edition_key, category_id) references category (edition_key, id)
  ) strict`.execute(db)
  await sql`insert into team_by_class
    select edition_key, id, position, category_id, name, club_id, nation_code from team`.execute(db)
  await sql`drop table team`.execute(db)
  await sql`alter table team_by_class rename to team`.execute(db)
}
