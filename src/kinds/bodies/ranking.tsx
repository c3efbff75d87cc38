export { default } from '../../components/ranking/RankingView.tsx'
