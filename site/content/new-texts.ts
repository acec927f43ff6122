/** How a post begins that is dated with the day where the company is. */
export const newPost = (today: string) => `---
id: 0
title: ''
pageTitle: ''
description: ''
excerpt: ''
date: ${today}
scene: emergency-towing-service
picture: ''
lead: ''
---

## The first heading {#first}

Words.
`;

/** How a guide begins. */
export const newGuide = `---
name: ''
title: ''
description: ''
heading: ''
lead: ''
scene: about
band: Need a hand?
---

## The first heading {#first}

Words.
`;
