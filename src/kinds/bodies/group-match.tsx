import MatchStandings from '../../components/match-page/MatchStandings.tsx'
import { matchBody } from '../../components/match-page/match-body.tsx'

export default matchBody(MatchStandings)
