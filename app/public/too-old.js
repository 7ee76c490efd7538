// Says so where the browser is too old for the pages. Written as browsers of any age read it.
tellWhoIsTooOld();

function tellWhoIsTooOld() {
  var place = document.getElementById('root');
  var notice = document.getElementById('too-old');
  if (!place || !notice || isRecent()) return;
  notice.hidden = false;
  place.parentNode.removeChild(place);
}

// The youngest of what the pages cannot do without: since Chrome and Edge 120, Firefox 124 and Safari 17.4.
function isRecent() {
  try {
    return (
      'noModule' in document.createElement('script') &&
      'toSpliced' in Array.prototype &&
      'canParse' in URL &&
      'any' in AbortSignal &&
      CSS.supports('selector(:has(a))')
    );
  } catch (_error) {
    return false;
  }
}
