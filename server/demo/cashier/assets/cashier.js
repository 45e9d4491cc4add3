// Shows the remaining time, prevents a second submit, and closes the window if a page opened it.
const clock = document.querySelector('time');
if (clock) {
  const until = performance.now() + Number(clock.dataset.left);
  const tick = () => {
    const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    if (left === 0) location.reload();
    else setTimeout(tick, (until - performance.now()) % 1000 || 1000);
  };
  tick();
}

const form = document.querySelector('form');
form?.addEventListener('submit', (event) => {
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = 'yes';
});
// The back button may restore the page from the browser's cache, with the form marked as sent.
addEventListener('pageshow', () => delete form?.dataset.sent);

document.querySelector('a')?.addEventListener('click', (event) => {
  if (!window.opener) return;
  event.preventDefault();
  window.close();
});
