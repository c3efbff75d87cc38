export { default } from '../../components/home/Home.tsx'
