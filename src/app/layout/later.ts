/** What pages show after their first screen, in one file. As files of their own each would cost a phone a round trip. */
export { connectApiOrigin, connectReloadRetry, originNeeded } from '../../entities/site/lazy.ts';
export { textMissing } from '../missing-texts.ts';
export { keepPlace } from '../keep-place.ts';
export { Beside } from './beside.tsx';
export { ModalHost } from './modal-host.tsx';
export { Surroundings } from './surroundings.tsx';
export { prepareLogin } from '../../widgets/login/modals.ts';
