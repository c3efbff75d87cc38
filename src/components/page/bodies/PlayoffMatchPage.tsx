import WhatItMeans from '../../match-page/WhatItMeans.tsx'
import { matchPage } from './match-page.tsx'

export default matchPage(WhatItMeans)
