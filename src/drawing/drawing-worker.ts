// Draws pictures in its own thread. Node runs this source file directly: it is not part of the bundle, so that it
// reads the fonts from their package.
import { answerTasks } from './answer-tasks.ts'
import { drawPicture } from './draw-picture.ts'

answerTasks(drawPicture, ({ buffer }) => [buffer])
