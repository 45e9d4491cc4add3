// @vitest-environment jsdom
import { describe } from 'vitest';
import { videoPoker } from '../../../studio/families/video-poker/index.ts';
import * as module from '../../../studio/families/video-poker/view/index.ts';
import { testViewLaws } from './support/view-laws.ts';

describe('the laws of the view of video poker', () => testViewLaws(videoPoker, module));
