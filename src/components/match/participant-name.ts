export { sideName as participantName } from './side-name.ts'
