export { default } from '../../components/speaker/SpeakerView.tsx'
