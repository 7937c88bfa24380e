window.portalSubApp.register({ contract: 1, mount: () => new Promise(() => {}) });
