import { SITE_FRAME } from './ports.ts';

const frame = document.createElement('iframe');
frame.src = SITE_FRAME;
document.getElementById('root')!.append(frame);
