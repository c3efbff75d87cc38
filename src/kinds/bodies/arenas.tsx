export { default } from '../../components/arena/AreaList.tsx'
