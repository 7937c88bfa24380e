/*
 * For Internet Explorer 6 to 8, which load this file by a conditional comment. Everything in it is ECMAScript 3
 * and DOM Level 1, because that is all they can run: they cannot show the portal, so the page is emptied and says
 * which browsers can.
 */
(function () {
  var BROWSERS = [
    ["Microsoft Edge", "https://www.microsoft.com/zh-cn/edge/download"],
    ["Google Chrome", "https://www.google.cn/chrome/"],
    ["Firefox", "https://www.firefox.com.cn/"]
  ];

  function element(name, text) {
    var made = document.createElement(name);
    made.appendChild(document.createTextNode(text));
    return made;
  }

  /* At once: what these browsers would make of the sign-in form that stands in the page sends it in the address. */
  function hidePage() {
    var style = document.createElement("style");
    var rule = "#app { display: none }";

    style.type = "text/css";
    document.getElementsByTagName("head")[0].appendChild(style);
    if (style.styleSheet) {
      style.styleSheet.cssText = rule;
    } else {
      style.appendChild(document.createTextNode(rule));
    }
  }

  function blankPage() {
    var body = document.body;
    var list = document.createElement("ul");
    var index, item, link;

    while (body.firstChild) {
      body.removeChild(body.firstChild);
    }
    for (index = 0; index < BROWSERS.length; index += 1) {
      link = element("a", "下载 " + BROWSERS[index][0]);
      link.href = BROWSERS[index][1];
      item = document.createElement("li");
      item.appendChild(link);
      list.appendChild(item);
    }
    document.title = "浏览器版本过低";
    body.appendChild(element("h1", "您的浏览器版本过低"));
    body.appendChild(
      element("p", "当前浏览器无法显示本系统。为了安全和正常使用，建议您下载并安装新版浏览器：")
    );
    body.appendChild(list);
  }

  hidePage();
  if (document.readyState === "complete") {
    blankPage();
  } else if (window.attachEvent) {
    window.attachEvent("onload", blankPage);
  } else {
    window.onload = blankPage;
  }
})();
