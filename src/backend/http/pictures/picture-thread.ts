import { workerData } from 'node:worker_threads'
import { draw } from '../../../drawing/draw.ts'
import { openDatabase } from '../../database/connect.ts'
import type { Config } from '../../settings/config.ts'
import { type MadePicture, makePicture, type PictureRequest } from './make-picture.ts'

/** A read that takes longer has failed, in milliseconds. */
const ANSWER_MS = 2000

const { database } = workerData as Pick<Config, 'database'>
const db = openDatabase({ database }, { answerWithin: ANSWER_MS })

/** Makes one picture at a time, with a connection of its own to the database. */
export default function make(wanted: PictureRequest): Promise<MadePicture> {
  return makePicture(db, draw, wanted)
}
