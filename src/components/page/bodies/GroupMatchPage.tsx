import MatchStandings from '../../match-page/MatchStandings.tsx'
import { matchBody } from './match-body.tsx'

export default matchBody(MatchStandings)
