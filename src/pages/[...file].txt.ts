export { GET } from '../files/file-endpoint.ts'
