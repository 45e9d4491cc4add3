export { GameNavigation } from './game-navigation.tsx';
