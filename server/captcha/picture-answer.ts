import type { AppContext } from '../context.ts';
import { Failure } from '../http/failure.ts';
import { takeCaptcha } from './picture.ts';
import type { Captcha } from './captcha.ts';

/** What a page needs to know to show the picture. */
export const CAPTCHA_NEXT = { details: { captcha: true } };

interface Answer {
  captcha?: { id: string; text: string };
  heavyProof?: string;
}

/** Whether the picture was read, or the heavy work done; `captcha_wrong` where that was tried and is not so (AUTH-03). */
export const takeAnswer = async (
  { database }: AppContext,
  verifier: Captcha,
  merchant: string,
  { captcha, heavyProof }: Answer,
): Promise<boolean> => {
  if (heavyProof === undefined && captcha === undefined) return false;
  const isTaken =
    heavyProof !== undefined ? await verifier.takeHeavy(heavyProof) : await takeCaptcha(database, merchant, captcha!);
  if (!isTaken) throw new Failure('captcha_wrong', CAPTCHA_NEXT);
  return true;
};
