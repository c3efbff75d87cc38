import WhatItMeans from '../../match-page/WhatItMeans.tsx'
import { matchBody } from './match-body.tsx'

export default matchBody(WhatItMeans)
