import GroupView from '../../category/GroupView.tsx'
import { divisionPage } from './division-page.tsx'

export default divisionPage('group', GroupView)
