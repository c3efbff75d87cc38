/**
 * The names of columns as people and programs write them: the one table by which headers are read. Capitals, spaces, signs and
 * accents do not count ("Matchnr." is matchnr). The first column is the import's own name, which is always read. A name may
 * stand in several rows: the table that it stands in, the cells below it and the other headers decide. `-` holds what the
 * import has no use for, or none if another header says the same.
 */
const TABLE = `
column        | English                                   | svenska                              | dansk, norsk                         | Deutsch                                  | systems
year          |                                           | år                                   | år                                   | Jahr                                     |
class         | category, category id, class id, age group, age class, league, competition, tournament | klass, klasser, åldersklass, kategori, tävling, serie, turnering | klasse, kategori, række, rekke, aldersgruppe, årgang, årsklasse, turnering | Klasse, Altersklasse, Altersgruppe, Kategorie, Spielklasse, Liga, Wettbewerb | gClassSname, MS-Art
stage         | phase                                     | skede, fas                           | fase                                 | Phase                                    |
division      | group, pool, grp, gr                      | grupp, pulje, grupp slutspel                         | gruppe, pulje                        | Gruppe, Staffel                          | Div
number        | match no, match number, game no, game number, match id, game, match, no, nr | matchnr, matchnummer, match, nr, nummer | kampnr, kampnummer, kamp, nr | Spielnr, Spielnummer, Spiel Nr, Spiel, Nr | gNo
round         | matchday, game week, week, round name      | omgång, omg, runda, spelomgång       | runde, spillerunde                   | Runde, Spieltag, Spielrunde              |
date          | day, match date, date time, datetime, kick off, start, start time | datum, dag, speldag, matchdatum, datum tid, starttid, avspark, matchstart | dato, dag, kampdato, spilledato, dato tid, starttid | Datum, Spieldatum, Termin, Tag, Datum Zeit, Datum Uhrzeit, Anstoß, Spieltermin, Anwurf | gDate, date GMT
time          | kick off, start, start time, hour          | tid, klockslag, kl, starttid, avspark, matchtid, avkast | tid, tidspunkt, kl, klokkeslæt, klokkeslett, starttid, avkast | Zeit, Uhrzeit, Anpfiff, Beginn, Anwurf, Anstoß | gTime
startsAt      |                                           |                                      |                                      |                                          |
home          | home team, home team name, team 1, team a, team home, home side | hemmalag, hemma, lag 1, lag a, hemmalaget | hjemmehold, hjemmelag, hjemme, hold 1, hold a, lag 1, lag a | Heim, Heimmannschaft, Heimverein, Heimteam, Mannschaft 1, Mannschaft A, Gastgeber | gHomeTeam
away          | away team, away team name, team 2, team b, team away, away side, visitor, visitors, visiting team, guest, guests | bortalag, borta, lag 2, lag b, bortalaget, gäster, gästlag | udehold, ude, bortelag, borte, hold 2, hold b, lag 2, lag b, gæster | Gast, Gastmannschaft, Gastverein, Gastteam, Auswärts, Mannschaft 2, Mannschaft B, Gäste | gGuestTeam
pairing       | match, matches, game, fixture, teams, pairing, opponents, home away, home team away team | match, matcher, möte, lag, mötande lag, hemma borta, hemmalag bortalag | kamp, kampe, kamper, opgør, hold, lag | Spiel, Begegnung, Paarung, Paarungen, Partie, Mannschaften, Spielpaarung, Heim Gast, Heimmannschaft Gastmannschaft |
result        | score, final score, results, goals         | resultat, res, slutresultat, mål, målställning, ställning | resultat, res, slutresultat, mål, stilling | Ergebnis, Endergebnis, Endstand, Resultat, Tore, Erg | FT, Spielergebnis
homeScore     | home goals, home team goals, home team score, home team goal count, goals home, score home, score 1, goals 1, team 1 score, home result | hemmamål, mål hemma, mål 1, mål h, hemma mål, resultat hemma | hjemmemål, mål hjemme, mål 1, hjemme mål | Heimtore, Tore Heim, Tore 1, Tore H | FTHG, HG, gHomeGoals, goals_home
awayScore     | away goals, away team goals, away team score, away team goal count, goals away, score away, score 2, goals 2, team 2 score, away result, guest goals | bortamål, mål borta, mål 2, mål b, borta mål, resultat borta | udemål, bortemål, mål ude, mål borte, mål 2 | Gasttore, Gästetore, Tore Gast, Tore 2, Tore G, Auswärtstore | FTAG, AG, gGuestGoals, goals_away
halfTime      | half time score, half time result          | halvtid, halvtidsresultat, paus, pausresultat | halvleg, pause, pauseresultat   | Halbzeit, Halbzeitstand, Halbzeitergebnis, HZ, Pause | HT
homeHalfTime  | home half time goals                      | halvtid hemma                        | pause hjemme                         | Halbzeit Heim                            | HTHG, gHomeGoals_1, home_team_goal_count_half_time
awayHalfTime  | away half time goals                      | halvtid borta                        | pause ude, pause borte               | Halbzeit Gast                            | HTAG, gGuestGoals_1, away_team_goal_count_half_time
penalties     | pens, shootout, penalty shootout           | straffar, straffläggning             | straffe, straffekonkurranse          | Elfmeter, Siebenmeter, Elfmeterschießen  |
state         | status, match status                       | status                               | status                               | Status                                   |
walkover      | forfeit                                   | wo                                   |                                      | kampflos                                 |
arena         | arena id, venue, stadium, stadium name, venue name, ground, location, place, hall, gym | plats, hall, idrottsplats, ort, spelplats, anläggning | spillested, hal, hall, sted, stadion, idrætsanlæg | Halle, Ort, Spielort, Stadion, Sporthalle, Austragungsort, Spielstätte | gGymnasiumName
field         | pitch, court, ground                       | plan, bana                           | bane                                 | Feld, Spielfeld, Platz, Spielfläche      |
referees      | officials, referee pair                   | domare, domarpar                     | dommer, dommere, dommerpar           | Schiedsrichter, Schiedsgericht, SR       |
breaks        | break                                     | pauser                               | pauser                               | Pausen                                   |
name          | team, team name                            | namn, lag, lagnamn, klass            | navn, hold, holdnavn, lag, lagnavn   | Name, Mannschaft, Mannschaftsname        |
club          |                                           | klubb, förening                      | klub, klubb, forening                | Verein, Klub                             |
nation        | nation code, country                      | land                                 | land                                 | Land, Nation                             |
pointsAdjustment | points deduction, deducted points, penalty points, bonus points | poängavdrag, poängjustering, straffpoäng | pointfradrag, poengtrekk, strafpoint, straffepoeng | Punktabzug, Strafpunkte |
gender        | sex                                       | kön                                  | køn, kjønn                           | Geschlecht                               |
age           |                                           | ålder                                | alder                                | Alter                                    |
withdrawn     | withdrew, has withdrawn, retired          | utgått, dragit sig ur, struken       | trukket, trukket sig, udgået, utgått | zurückgezogen, Rückzug                   |
latitude      | lat                                       |                                      |                                      |                                          |
longitude     | lon, lng                                  |                                      |                                      |                                          |
-             | weekday, day, referee, attendance, spectators, total goal count, league, competition, tournament, location, place | veckodag, dag, publik, tävling, serie, turnering, ort, plats | ugedag, ukedag, dag, tilskuere, turnering, sted | Wochentag, Tag, Zuschauer, Liga, Wettbewerb, Spielklasse, Ort | timestamp, FTR, HTR, gReferees, MS-Art
`

/** The column of a header that holds nothing for the import. */
export const ASIDE = '-'

/** Returns a header without capitals, spaces, signs and accents, for comparison. */
export function foldedHeader(header: string): string {
  const folded = header
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return folded === '' && header.includes('#') ? 'nr' : folded
}

function readWords(table: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>()
  const [, ...lines] = table.split('\n').filter((line) => line.trim() !== '')
  for (const line of lines) {
    const [column = '', ...languages] = line.split('|').map((cell) => cell.trim())
    for (const word of [column, ...languages.flatMap((cell) => cell.split(','))].map(foldedHeader)) {
      const columns = words.get(word) ?? []
      if (word !== '' && !columns.includes(column)) words.set(word, [...columns, column])
    }
  }
  return words
}

const WORDS = readWords(TABLE)

/** Every name of a column that the table knows, folded. */
export const KNOWN_WORDS: readonly string[] = [...WORDS.keys()]

/** Returns the columns that a header may name among those of its table, the likeliest first; `-` if it is of no use. */
export function columnsOfHeader(header: string, columns: readonly string[]): string[] {
  const folded = foldedHeader(header)
  const own = columns.find((column) => foldedHeader(column) === folded)
  const named = (WORDS.get(folded) ?? []).filter((column) => column === ASIDE || columns.includes(column))
  return own === undefined ? [...named] : [own, ...named.filter((column) => column !== own)]
}
