export { default } from '../../components/live-center/LiveCenter.tsx'
