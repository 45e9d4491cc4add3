export { JackpotBlock } from './jackpot-block.tsx';
