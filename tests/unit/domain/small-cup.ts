import { type EditionIndex, indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import {
  category,
  clubTeam,
  edition,
  finished,
  group,
  live,
  placeholder,
  scheduled,
  team,
} from './builders.ts'

const at = (time: string) => ({ kind: 'instant' as const, at: Date.parse(`2026-07-07T${time}:00+02:00`) })

/** Everything that pages are about, once or twice: a class with a group and a play-off, two fields, of which one is filmed. */
export const smallCup = (): EditionIndex =>
  indexEdition(
    edition({
      categories: [
        category({
          teams: [
            clubTeam('A', { clubId: 'c1' }),
            clubTeam('B', { nationCode: 'NO' }),
            clubTeam('C'),
            clubTeam('D'),
          ],
          divisions: [
            group({
              teamIds: ['A', 'B', 'C'],
              matches: [
                finished('A', 'B', 12, 9, { id: 'M1', time: at('09:00'), fieldId: 'F1', streamId: 'S1' }),
                live(
                  team('B'),
                  team('C'),
                  { home: 3, away: 4 },
                  { id: 'M2', time: at('10:00'), fieldId: 'F1' },
                ),
              ],
            }),
            group({
              id: 'P1',
              kind: 'playoff',
              name: { en: 'A-Play-off', sv: 'A-slutspel' },
              matches: [
                scheduled(team('A'), placeholder('Winner of G2'), {
                  id: 'M3',
                  divisionId: 'P1',
                  round: { rank: 0, index: 1 },
                  time: at('11:00'),
                  fieldId: 'F2',
                  streamId: 'S1',
                }),
              ],
            }),
          ],
        }),
        category({
          id: 'G14',
          shortName: 'G14',
          name: { en: 'Girls 14', sv: 'Flickor 14' },
          gender: 'girls',
        }),
      ],
      clubs: [{ id: 'c1', name: 'Club', nationCode: 'SE' }],
      arenas: [
        {
          id: 'hall',
          name: 'Hall',
          area: null,
          coordinates: null,
          fields: [
            { id: 'F1', arenaId: 'hall', name: 'Hall 1', aliases: [] },
            { id: 'F2', arenaId: 'hall', name: 'Hall 2', aliases: [] },
          ],
        },
      ],
      streams: [
        { id: 'S1', name: 'Court one', url: null, provider: null, fieldId: 'F1', requiresPass: false },
      ],
    }),
  )
