/** The ids that the examples ask about; null if there is none. */
export interface ExampleIds {
  readonly cupId: string
  readonly tournamentId: string
  readonly categoryId: string
}

interface Example {
  readonly title: string
  readonly query: string
}

const text = (id: string): string => JSON.stringify(id)

/** Returns example queries for visitors, about data that the service holds. */
export const examplesOf = ({ cupId, tournamentId, categoryId }: ExampleIds): readonly Example[] => [
  {
    title: 'Which editions are there?',
    query: `{
  cups(id: ${text(cupId)}) {
    name
    editions {
      name
      tournaments { id startsAt endsAt revision }
    }
  }
}`,
  },
  {
    title: 'What is an edition made of?',
    query: `{
  tournament(cupId: ${text(cupId)}, tournamentId: ${text(tournamentId)}) {
    name
    revision
    statistics { teams nations matches }
    categories { id shortName name }
  }
}`,
  },
  {
    title: 'How does a class stand?',
    query: `{
  category(cupId: ${text(cupId)}, tournamentId: ${text(tournamentId)}, categoryId: ${text(categoryId)}) {
    name
    divisions {
      name
      teamtable { rank teamName played points goalsWon goalsLost }
      matches { zonedStartTime homeTeamName awayTeamName homeScore awayScore isFinished }
    }
  }
}`,
  },
]
