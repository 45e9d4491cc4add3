import { createPictures } from '../../entities/pictures/index.ts';
import { sessionEnded } from '../../entities/session/index.ts';

export const {
  added: picturesAdded,
  removed: imageRemoved,
  retried: imageRetried,
  forgotten: picturesUsed,
  $images,
} = createPictures(sessionEnded);
