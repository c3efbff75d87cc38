import { divisionBody } from '../../components/category/division-body.tsx'
import GroupView from '../../components/category/GroupView.tsx'

export default divisionBody('group', GroupView)
