import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The smallest React page: what every React page loads. */
const App = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count === 0 ? 'Press' : `Pressed ${count}`}</button>;
};

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
