import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { support } from '../../contract/support.ts';
import { uploads } from '../../contract/uploads.ts';
import {
  $draft,
  $errors,
  $failure,
  $isSent,
  edited,
  filesChosen,
  submitted,
} from '../../src/features/feedback/model.ts';
import { imageRemoved, imageRetried } from '../../src/features/feedback/pictures.ts';
import { failure, mockServer } from '../support/msw.ts';
import { begin, logIn, pageOf } from './support/page.ts';

const server = mockServer();

const open = async () => {
  const scope = pageOf();
  await begin(scope);
  await logIn(scope);
  return scope;
};
const png = (name = 'a.png', size = 20) => new File([new Uint8Array(size)], name, { type: 'image/png' });

describe('[SHELL-07] feedback', () => {
  it('sends the trimmed text with its pictures, and then clears the form', async () => {
    const calls = server.answer(support.feedback, () => ({ id: 1 }));
    const scope = await open();
    await allSettled(edited, { scope, params: { content: '  The text is too small.  ', remark: ' by mail ' } });
    const sent = server.answer(uploads.feedbackPicture, (_request, { nth }) => ({ id: 70 + nth }));
    await allSettled(filesChosen, { scope, params: [png('a.png', 3), png('b.png', 4)] });
    expect(sent.map(({ request }) => request.file.size)).toEqual([3, 4]);
    await allSettled(submitted, { scope });
    expect(calls[0]?.request).toEqual({ content: 'The text is too small.', remark: 'by mail', images: [71, 72] });
    expect([scope.getState($isSent), scope.getState($draft)]).toEqual([true, { content: '', remark: '', images: [] }]);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['too short', 'short'],
  ])('with %j shows what is missing, sends nothing, and updates as the text changes', async (content, error) => {
    const scope = await open();
    await allSettled(edited, { scope, params: { content } });
    await allSettled(submitted, { scope });
    expect(scope.getState($errors).content).toBe(error);
    await allSettled(edited, { scope, params: { content: 'Long enough now.' } });
    expect(scope.getState($errors).content).toBeNull();
  });

  it('keeps what was typed when the server refuses', async () => {
    server.answer(support.feedback, () => failure('feedback_too_often'));
    const scope = await open();
    await allSettled(edited, { scope, params: { content: 'The text is too small.' } });
    await allSettled(submitted, { scope });
    expect(scope.getState($failure)).toMatchObject({ key: 'feedback_too_often' });
    expect(scope.getState($draft).content).toBe('The text is too small.');
  });

  it('shows why a picture was rejected, sends no feedback without it, and tries again', async () => {
    const calls = server.answer(support.feedback, () => ({ id: 1 }));
    server.answer(uploads.feedbackPicture, (_request, { nth }) =>
      nth === 1 ? failure('too_many_requests') : { id: 7 },
    );
    const scope = await open();
    await allSettled(edited, { scope, params: { content: 'The text is too small.' } });
    await allSettled(filesChosen, { scope, params: [png()] });
    expect(scope.getState($draft).images).toMatchObject([{ state: 'failed', failure: 'too_many_requests' }]);
    await allSettled(submitted, { scope });
    expect([scope.getState($errors).files, calls.length]).toEqual(['failed', 0]);
    await allSettled(imageRetried, { scope, params: scope.getState($draft).images[0]!.key });
    expect(scope.getState($errors).files).toBeNull();
    await allSettled(submitted, { scope });
    expect(calls[0]?.request.images).toEqual([7]);
  });

  it('waits for a picture that is uploading, and drops one that is removed meanwhile', async () => {
    const calls = server.answer(support.feedback, () => ({ id: 1 }));
    let arrive = (): void => undefined;
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    server.answer(uploads.feedbackPicture, async () => (await onItsWay, { id: 7 }));
    const scope = await open();
    await allSettled(edited, { scope, params: { content: 'The text is too small.' } });
    const chosen = allSettled(filesChosen, { scope, params: [png()] });
    void allSettled(submitted, { scope });
    expect([scope.getState($errors).files, calls.length]).toEqual(['unsent', 0]);
    void allSettled(imageRemoved, { scope, params: scope.getState($draft).images[0]!.key });
    arrive();
    await chosen;
    expect([scope.getState($draft).images, scope.getState($errors).files]).toEqual([[], null]);
  });

  it('accepts three pictures, PNG or JPEG, of up to 5 MB', async () => {
    server.answer(uploads.feedbackPicture, (_request, { nth }) => ({ id: nth }));
    const scope = await open();
    const add = (...files: File[]) => allSettled(filesChosen, { scope, params: files });
    const state = () => [scope.getState($draft).images.length, scope.getState($errors).files];
    await add(new File(['x'], 'a.gif', { type: 'image/gif' }));
    expect(state()).toEqual([0, 'type']);
    await add(png('large.png', 5 * 1024 * 1024 + 1));
    expect(state()).toEqual([0, 'large']);
    await add(png(), png(), png());
    expect(state()).toEqual([3, null]);
    await add(png());
    expect(state()).toEqual([3, 'many']);
    await allSettled(imageRemoved, { scope, params: scope.getState($draft).images[0]!.key });
    expect(state()[0]).toBe(2);
  });
});
