// A sub-application without any build: it registers itself and draws with the DOM alone.
(() => {
  const words = { "zh-CN": "你好，", en: "Hello, " };
  window.portalSubApp.register({
    contract: 1,
    mount(element, portal) {
      const heading = document.createElement("h2");
      const field = document.createElement("input");
      heading.className = "t-plain-heading";
      field.setAttribute("aria-label", "note");
      element.append(heading, field);
      const draw = () => {
        heading.textContent = words[portal.language.get()] + (portal.session.get()?.realName ?? "");
      };
      const stop = portal.language.subscribe(draw);
      draw();
      portal.navigation.setTitle("Plain");
      return {
        setActive(on) {
          element.dataset.active = String(on);
        },
        unmount() {
          stop();
          window.plainUnmounted = (window.plainUnmounted ?? 0) + 1;
        },
      };
    },
  });
})();
