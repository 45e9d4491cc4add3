// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Banner } from '../../../contract/site-content.ts';
import { BannerSlide } from '../../../src/pages/home/banner-slide.tsx';
import en from '../../../src/shared/i18n/languages/en/index.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { Picture, PictureOrigins } from '../../../src/shared/ui/picture.tsx';

const open = async (origins: string[], view: React.ReactNode) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const translator = createTranslator();
  translator.addResourceBundle('en', 'translation', en);
  await translator.changeLanguage('en');
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <I18nextProvider i18n={translator}>
        <PictureOrigins value={origins}>{view}</PictureOrigins>
      </I18nextProvider>,
    ),
  );
  return {
    source: () => place.querySelector('img')?.getAttribute('src') ?? null,
    widths: () => place.querySelector('img')?.getAttribute('srcset'),
    fail: () => act(async () => void place.querySelector('img')!.dispatchEvent(new Event('error'))),
    text: () => place.textContent,
  };
};
const CDNS = ['https://one.example', 'https://two.example'];

it('[SYS-04] loads a picture from the first of imageCDNs, then from the next, then from our own server', async () => {
  const picture = await open(CDNS, <Picture src="/art/games/1.svg" alt="" />);
  const seen = [picture.source()];
  await picture.fail();
  seen.push(picture.source());
  await picture.fail();
  seen.push(picture.source());
  expect(seen).toEqual([
    'https://one.example/art/games/1.svg',
    'https://two.example/art/games/1.svg',
    '/art/games/1.svg',
  ]);
  await picture.fail();
  expect([picture.source(), picture.text()]).toEqual([null, 'Image load error']);
});

it('[SYS-04] loads every width of a picture from the same origin', async () => {
  const picture = await open(CDNS, <Picture src="/a-1.avif" srcSet="/a-1.avif 240w, /a-2.avif 400w" alt="" />);
  expect(picture.widths()).toBe('https://one.example/a-1.avif 240w, https://one.example/a-2.avif 400w');
  await picture.fail();
  await picture.fail();
  expect(picture.widths()).toBe('/a-1.avif 240w, /a-2.avif 400w');
});

it('[SYS-04] loads a picture from its own address when there is no CDN or the address is elsewhere', async () => {
  expect((await open([], <Picture src="/art/a.svg" alt="" />)).source()).toBe('/art/a.svg');
  expect((await open(CDNS, <Picture src="https://else.example/a.svg" alt="" />)).source()).toBe(
    'https://else.example/a.svg',
  );
});

it('[SYS-12] reports a banner whose picture does not load, and keeps its text', async () => {
  const banner: Banner = {
    id: 1,
    groupName: 'w_home',
    title: 'Title',
    text: 'Text',
    eyebrow: 'Eyebrow',
    action: 'Go',
    imageUrl: '/art/banner.svg',
    url: '/slots',
    linkageType: 'route',
  };
  const slide = await open(
    [],
    <MemoryRouter>
      <BannerSlide banner={banner} first />
    </MemoryRouter>,
  );
  await slide.fail();
  expect(slide.text()).toBe('Image load errorEyebrowTitleTextGo');
});
