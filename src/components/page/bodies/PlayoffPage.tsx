import PlayoffView from '../../category/PlayoffView.tsx'
import { divisionBody } from './division-body.tsx'

export default divisionBody('playoff', PlayoffView)
