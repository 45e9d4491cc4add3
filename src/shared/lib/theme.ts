import { createEffect, sample } from 'effector';
import { rememberedSwitch } from './storage.ts';

const theme = rememberedSwitch('lightTheme', () => false);
/** Dark is the default. The light theme sets the same tokens to other values. */
export const $lightTheme = theme.$on;
export const themeToggled = theme.toggled;

const dressFx = createEffect((light: boolean) => {
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
});
sample({ clock: $lightTheme, target: dressFx });
