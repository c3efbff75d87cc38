export { default } from '../../components/club/ClubList.tsx'
