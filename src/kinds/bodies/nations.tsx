export { default } from '../../components/nation/NationList.tsx'
