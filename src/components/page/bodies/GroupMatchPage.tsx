import MatchStandings from '../../match-page/MatchStandings.tsx'
import { matchPage } from './match-page.tsx'

export default matchPage(MatchStandings)
