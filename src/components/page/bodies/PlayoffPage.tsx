import PlayoffView from '../../category/PlayoffView.tsx'
import { divisionPage } from './division-page.tsx'

export default divisionPage('playoff', PlayoffView)
