import { showNumber } from '../islands/hall/show-number.ts'

const main = document.getElementById('content')
if (main) void showNumber(main)
