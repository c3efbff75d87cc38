export { default } from '../../components/changes/ChangesView.tsx'
