import { BottomBar } from '../../widgets/bottom-bar/bottom-bar.tsx';
import { Footer } from '../../widgets/footer/footer.tsx';
import { SideBar } from '../../widgets/side-bar/side-bar.tsx';

/** What stands around a page's content: side bar, footer, and the bottom bar on phones. */
export const Surroundings = () => (
  <>
    <SideBar />
    <Footer />
    <BottomBar />
  </>
);
