export { addressRead, serviceRequested } from './model.ts';
