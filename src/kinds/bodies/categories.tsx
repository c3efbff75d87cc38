export { default } from '../../components/category/CategoryCards.tsx'
