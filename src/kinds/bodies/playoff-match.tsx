import { matchBody } from '../../components/match-page/match-body.tsx'
import WhatItMeans from '../../components/match-page/WhatItMeans.tsx'

export default matchBody(WhatItMeans)
