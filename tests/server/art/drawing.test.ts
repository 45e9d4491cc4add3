import { afterEach, describe, expect, it } from 'vitest';
import { createDrawing } from '../../../art/drawing.ts';

const worker = new URL('./support/stuck-worker.ts', import.meta.url);
let drawing: ReturnType<typeof createDrawing>;
const draw = (name: string) => drawing.of('avatar', { name } as never);

afterEach(() => drawing.close());

describe('drawing in a thread', () => {
  it('gives up a drawing that never ends, and draws the next one in a new thread', async () => {
    drawing = createDrawing(10, undefined, { worker, timeoutMs: 2_000 });
    await expect(draw('stuck')).rejects.toThrow();
    expect((await draw('next')).picture).toBe('<svg>next</svg>');
  });

  it('tries a drawing that was given up again at the next request', async () => {
    drawing = createDrawing(10, undefined, { worker, timeoutMs: 2_500 });
    await expect(draw('stuck')).rejects.toThrow();
    await expect(draw('stuck')).rejects.toThrow();
    expect((await draw('next')).picture).toBe('<svg>next</svg>');
  });
});
