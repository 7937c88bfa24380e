// Loads a page that could not be fetched once more, as soon as the server answers again.
(function () {
  function look() {
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      function (answer) {
        if (answer.status < 502) location.reload();
      },
      function () {},
    );
  }
  addEventListener("online", look);
  setInterval(look, 15000);
})();
