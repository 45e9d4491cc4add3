import { BottomBar } from '../../widgets/bottom-bar/index.ts';
import { Footer } from '../../widgets/footer/index.ts';
import { SideBar } from '../../widgets/side-bar/index.ts';

/** What stands around a page's content: side bar, footer, and the bottom bar on phones. */
export const Surroundings = () => (
  <>
    <SideBar />
    <Footer />
    <BottomBar />
  </>
);
