export { default } from '../../components/stream/StreamList.tsx'
