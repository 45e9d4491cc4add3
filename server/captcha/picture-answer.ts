import type { BaseContext } from '../app/base-context.ts';
import type { Fail } from '../http/failure.ts';
import { takeCaptcha } from './picture.ts';
import type { Captcha } from './captcha.ts';

/** Details that tell a page to show the picture. */
export const CAPTCHA_NEXT = { details: { captcha: true } };

interface Answer {
  captcha?: { id: string; text: string };
  heavyProof?: string;
}

/** Returns whether the picture was solved or the heavy work done. Throws `captcha_wrong` for a wrong answer (AUTH-03). */
export const takeAnswer = async (
  { database }: BaseContext,
  verifier: Captcha,
  merchant: string,
  { captcha, heavyProof }: Answer,
  fail: Fail<'captcha_wrong'>,
): Promise<boolean> => {
  if (heavyProof === undefined && captcha === undefined) return false;
  const isTaken =
    heavyProof !== undefined ? await verifier.takeHeavy(heavyProof) : await takeCaptcha(database, merchant, captcha!);
  if (!isTaken) throw fail('captcha_wrong', CAPTCHA_NEXT);
  return true;
};
