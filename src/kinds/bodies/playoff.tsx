import { divisionBody } from '../../components/category/division-body.tsx'
import PlayoffView from '../../components/category/PlayoffView.tsx'

export default divisionBody('playoff', PlayoffView)
