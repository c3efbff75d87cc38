import GroupView from '../../category/GroupView.tsx'
import { divisionBody } from './division-body.tsx'

export default divisionBody('group', GroupView)
