import { showBoard } from '../islands/hall/show-board.ts'

const main = document.getElementById('content')
if (main) void showBoard(main)
